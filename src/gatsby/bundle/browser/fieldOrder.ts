/** Stands in for toposort in yup: no field of the form has a rule that waits for another field. */
const fieldOrder = { array: (fields: readonly string[]): string[] => [...fields] };
export default fieldOrder;
