/**
 * Draws the tip of an arrow, in the colour of its class. Names of markers are global to the page, so each drawing has
 * its own.
 */
export function ArrowHead({ id, className }: { id: string; className: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 10 10"
      refX="9"
      refY="5"
      markerWidth="9"
      markerHeight="9"
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0.5 L10 5 L0 9.5 Z" className={className} />
    </marker>
  )
}
