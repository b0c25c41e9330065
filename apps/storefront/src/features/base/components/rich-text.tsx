import type { ReactNode } from 'react'

import type { MarkupNode } from '../model/read-markup.ts'

/** Shows a tenant's own text. */
export function RichText({ nodes }: { nodes: readonly MarkupNode[] }) {
  return <div className={prose}>{nodes.map(toElement)}</div>
}

function toElement(node: MarkupNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag: Tag, href, id, children } = node
  if (Tag === 'br') return <br key={index} />
  const inside = children.map(toElement)
  if (Tag === 'a')
    return (
      // A link without a valid target is shown as plain text.
      <a key={index} href={href} rel={href === undefined ? undefined : 'noreferrer'}>
        {inside}
      </a>
    )
  if (Tag === 'h2')
    return (
      <h2 key={index} id={id} tabIndex={-1}>
        {inside}
      </h2>
    )
  return <Tag key={index}>{inside}</Tag>
}

const prose =
  'max-w-prose [&_a[href]]:text-brand-text [&_a[href]]:underline [&_a[href]]:underline-offset-4 [&_h2]:mt-10 [&_h2]:text-2xl [&_h2:first-child]:mt-0 [&_h2]:outline-none [&_h3]:mt-6 [&_h3]:text-xl [&_li]:mt-2 [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:ps-6'
