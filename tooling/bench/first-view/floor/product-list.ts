import { createElement } from 'react'

export type Product = { readonly Id: string; readonly Name: string }

export type ProductListProps = { readonly products: readonly Product[] }

/** Renders the markup that every page with a list of products needs, and nothing else. */
export function ProductList({ products }: ProductListProps) {
  const rows = products.map(({ Id, Name }) => createElement('li', { key: Id }, Name))
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Attractions'),
    createElement('ul', null, rows),
  )
}
