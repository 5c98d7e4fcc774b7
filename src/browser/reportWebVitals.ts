import type { Metric } from 'web-vitals';

/**
 * Measures the web vitals of this visit and gives each to the handler.
 * Without a handler nothing is loaded, measured or sent (specification 7).
 */
export async function reportWebVitals(handler?: (metric: Metric) => void): Promise<void> {
  if (!handler) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handler);
}
