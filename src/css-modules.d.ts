declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes; // for `import * as styles`: each class is an export
}
