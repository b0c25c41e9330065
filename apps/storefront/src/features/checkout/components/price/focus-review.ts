/** The id of the heading above the review of the order. */
export const reviewHeadingId = 'checkout-review'

/** Moves the focus to the review of everything that is ordered. */
export function focusReview(): void {
  const heading = document.getElementById(reviewHeadingId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView?.({ block: 'start' })
}
