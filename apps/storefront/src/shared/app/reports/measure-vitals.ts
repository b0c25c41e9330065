import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { MetricType } from 'web-vitals'

import type { ReportQueue } from './report-queue.ts'

/** Measures the load of the page. What the visitor goes on to within it counts to the address at which they came. */
export function measureVitals(queue: ReportQueue): void {
  const path = window.location.pathname.slice(0, 1000)
  const add = ({ name, value, rating, navigationType }: MetricType) =>
    queue.add({ kind: 'vital', path, name, value, rating, navigation: navigationType })
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(add)
}
