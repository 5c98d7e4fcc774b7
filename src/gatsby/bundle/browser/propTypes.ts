/** Stands in for prop-types in react-helmet and Gatsby's router: nothing is checked in production. */
const unchecked = (): void => {};
const propTypes = {
  arrayOf: unchecked,
  oneOfType: unchecked,
  bool: unchecked,
  func: unchecked,
  node: unchecked,
  object: unchecked,
  string: unchecked,
};
export default propTypes;
