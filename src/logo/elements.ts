export const SHAPES = [
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
];

const CONTAINERS = ['svg', 'g', 'defs', 'clipPath', 'mask'];

/** Elements that a logo may have. */
export const ALLOWED_ELEMENTS = [
  ...SHAPES,
  ...CONTAINERS,
  'linearGradient',
  'radialGradient',
  'stop',
];
