import type { ReactNode } from 'react'

/** Lists short facts of an item, one under the other; an empty one is left out. */
export function FactLines({ lines }: { lines: readonly (ReactNode | null)[] }) {
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {lines.map(
        (line, index) =>
          line !== null &&
          line !== '' && (
            // oxlint-disable-next-line react/no-array-index-key -- facts have no id and keep their order
            <li key={index}>{line}</li>
          ),
      )}
    </ul>
  )
}

/** Shows the spot of an item and its city. */
export function PlaceLine({ place }: { place: { Location: string; CityName: string } }) {
  const { Location, CityName } = place
  return (
    <span className="text-muted-foreground">
      {Location.includes(CityName) ? Location : `${Location} · ${CityName}`}
    </span>
  )
}
