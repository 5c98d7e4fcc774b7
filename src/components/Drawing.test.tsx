import { render, waitFor } from '@testing-library/react';
import { Drawing } from './Drawing';

test('loads the drawing at its address, also if the address changes, and hides it from assistive technology', async () => {
  // Unless it is hidden, the role makes the SVG an image for assistive technology.
  const svg = (id: string) => `<svg role="img" id="${id}" />`;
  Object.assign(globalThis, { fetch: async (id: string) => ({ ok: true, text: () => svg(id) }) });
  const { container, queryByRole, rerender } = render(<Drawing className="" src="a.svg" />);
  await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('id', 'a.svg'));
  expect(queryByRole('img')).not.toBeInTheDocument();
  rerender(<Drawing className="" src="b.svg" />);
  await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('id', 'b.svg'));
});
