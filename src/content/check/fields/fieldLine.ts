/** Matches a line that begins a field: `name: Design` and `- name:`. */
export const FIELD_LINE = /^ *(- )?\w+:( |$)/;
