/**
 * Style sheet of the page that answers a form sent without scripts. It uses
 * system fonts: the page loads no files.
 */
export const answerStyle = (colourSheet: string): string => `
${colourSheet}:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
main{max-width:40rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{margin:0 0 1.5rem;font-size:2rem;line-height:1.1}
h2{margin:0;font-size:1.1875rem;line-height:1.3}
p{margin:.5rem 0}
a{display:inline-block;min-height:2.75rem;padding:.5rem 0;color:inherit;text-decoration-color:var(--accent);text-underline-offset:.2em}
.alert{margin-bottom:1.5rem;padding:1rem 1.25rem;background:var(--error-ground);border:2px solid var(--error);border-radius:.375rem}
.alert h2,.wrong{color:var(--error)}
.wrong{margin:.25rem 0 0;font-weight:600}
label{display:block;margin:1.25rem 0 .25rem;font-weight:600}
input,textarea{display:block;width:100%;min-height:3.5rem;padding:.75rem;background:var(--raised);color:inherit;font:inherit;border:1.5px solid var(--field);border-radius:.375rem}
textarea{min-height:12rem}
[aria-invalid]{border:2px solid var(--error)}
button{min-height:3.5rem;margin:1.5rem 0;padding:.75rem 2rem;background:var(--solid);color:var(--on-solid);font:inherit;font-weight:600;border:2px solid transparent;border-radius:.375rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;box-shadow:0 0 0 3px var(--halo)}
.unseen{display:none}
`;
