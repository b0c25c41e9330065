/** The heading of the last look before the order. */
export const reviewHeadingId = 'checkout-review'

/** Takes the visitor to everything that the order is made of. */
export function focusReview(): void {
  const heading = document.getElementById(reviewHeadingId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView?.({ block: 'start' })
}
