import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

import type { ReportQueue } from './report-queue.ts'

/**
 * Measures the load of the page. Everything counts for the address at which the visitor came, even if they go on to other pages
 * within the same load.
 */
export function measureVitals(queue: ReportQueue): void {
  const path = window.location.pathname.slice(0, 1000)
  const add = ({ name, value, rating, navigationType }: MetricType) =>
    queue.add({ kind: 'vital', path, name, value, rating, navigation: navigationType })
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(add)
}
