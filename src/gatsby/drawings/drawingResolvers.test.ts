import { tempFolder } from '../../../testing/tempFolder';
import { drawingResolvers } from './drawingResolvers';

const folder = tempFolder();

test('the cloth of a service on About is the drawing of its slide', () => {
  const { Service, ServiceSlide } = drawingResolvers(folder.path);
  const slide = { drawing: 'arcs' } as const;
  const drawing = folder.read(ServiceSlide.drawing.resolve(slide));

  expect(folder.read(Service.cloth.resolve({ slide }))).toBe(drawing);
});
