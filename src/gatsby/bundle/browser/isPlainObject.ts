/** Stands in for lodash's isPlainObject in Formik. */
export default function isPlainObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]';
}
