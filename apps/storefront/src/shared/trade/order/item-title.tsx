import { Fragment } from 'react'

/** Shows the name of an item. A route breaks between its places, and within a place only if it must. */
export function ItemTitle({ title }: { title: string }) {
  const places = title.split(' → ')
  return places.map((place, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a round trip comes back to a place that it has named
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="inline-block">{index < places.length - 1 ? `${place} →` : place}</span>
    </Fragment>
  ))
}
