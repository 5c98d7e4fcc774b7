import type { Metric } from 'web-vitals';

/**
 * Passes each web vital to `handler`. Without a handler, loads nothing
 * (requirement 30).
 */
export async function reportWebVitals(
  handler?: (metric: Metric) => void,
): Promise<void> {
  if (!handler) return;

  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');

  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handler);
}
