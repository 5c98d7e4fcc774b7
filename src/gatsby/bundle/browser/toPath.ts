/** Stands in for lodash's toPath in Formik: every field of the form has a plain name. */
export default function toPath(name: string): string[] {
  return name.split('.');
}
