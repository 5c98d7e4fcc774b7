import { render, waitFor } from '@testing-library/react';
import { Drawing } from './Drawing';

test('loads the drawing at its address, and hides it from assistive technology', async () => {
  Object.assign(globalThis, {
    fetch: async (address: string) => ({
      ok: true,
      text: async () => `<svg role="img" id="${address}" />`,
    }),
  });
  const { container, queryByRole, rerender } = render(<Drawing className="" src="a.svg" />);
  await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('id', 'a.svg'));
  expect(queryByRole('img')).not.toBeInTheDocument();
  rerender(<Drawing className="" src="b.svg" />);
  await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('id', 'b.svg'));
});
