import { render, waitFor } from '@testing-library/react';
import { Drawing } from './Drawing';

test('shows the drawing of the current `src`, hidden from assistive technology', async () => {
  // `queryByRole` would find an SVG with this role if it were not hidden.
  const svg = (src: string) => `<svg role="img" id="${src}" />`;

  Object.assign(globalThis, {
    fetch: async (src: string) => ({ ok: true, text: () => svg(src) }),
  });
  const { container, queryByRole, rerender } = render(
    <Drawing className="" src="a.svg" />,
  );

  await waitFor(() =>
    expect(container.querySelector('svg')).toHaveAttribute('id', 'a.svg'),
  );
  expect(queryByRole('img')).not.toBeInTheDocument();
  rerender(<Drawing className="" src="b.svg" />);
  await waitFor(() =>
    expect(container.querySelector('svg')).toHaveAttribute('id', 'b.svg'),
  );
});
