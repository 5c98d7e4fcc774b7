/** Stands in for resize-observer-polyfill in react-slick: every browser that the site supports has its own. */
export default class NativeResizeObserver extends ResizeObserver {}
