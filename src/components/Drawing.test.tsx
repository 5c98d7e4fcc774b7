import { render, waitFor } from '@testing-library/react';
import { Drawing } from './Drawing';

test('loads a drawing from its file and hides it from assistive technology', async () => {
  const response = { ok: true, text: async () => '<svg role="img"><title>Loom</title></svg>' };
  Object.assign(globalThis, { fetch: async () => response });
  const { container, queryByRole } = render(<Drawing src="/art/loom.svg" />);
  await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument());
  expect(queryByRole('img')).not.toBeInTheDocument();
});

test('shows another drawing when its address changes', async () => {
  Object.assign(globalThis, {
    fetch: async (address: string) => ({ ok: true, text: async () => `<svg id="${address}" />` }),
  });
  const { container, rerender } = render(<Drawing src="a.svg" />);
  await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('id', 'a.svg'));
  rerender(<Drawing src="b.svg" />);
  await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('id', 'b.svg'));
});
