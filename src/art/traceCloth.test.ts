import { structures } from './structures';
import { traceCloth } from './traceCloth';

const threadsAt = (...centres: number[]) =>
  centres.map((centre) => ({ centre, width: 8 }));

test('a thread stops before each thread that passes over it, and goes on after it', () => {
  const threads = threadsAt(10, 30);
  // Here the warps lie on top, except where the first warp passes under the
  // second weft.
  const structure = structures.twill;
  const cloth = {
    warps: threads,
    wefts: threads,
    structure,
    from: 0,
    to: 40,
    clearance: 2,
  };

  // Each stops and goes on 6 from the centre of the thread on top: half the
  // thread's width (4) and the clearance (2).
  expect(traceCloth(cloth, 'warp')).toEqual(['M10 0v24M10 36v4', 'M30 0v40']);
  expect(traceCloth(cloth, 'weft')).toEqual([
    'M0 10h4M16 10h8M36 10h4',
    'M0 30h24M36 30h4',
  ]);
});

test('leaves out very short pieces of thread, which would look like specks', () => {
  const threads = threadsAt(10, 21);
  // All wefts lie on top. Of each warp, they leave a short piece between them,
  // from 15 to 16.
  const structure = () => false;
  const cloth = {
    warps: threads,
    wefts: threads,
    structure,
    from: 0,
    to: 31,
    clearance: 1,
  };

  expect(traceCloth(cloth, 'warp')).toEqual([
    'M10 0v5M10 26v5',
    'M21 0v5M21 26v5',
  ]);
});
