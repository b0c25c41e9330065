import { useCallback } from 'react'

/** Shows sanitised nodes. As nodes, not as text: the page's policy allows nobody to write HTML. */
export function RichText({ nodes }: { nodes: DocumentFragment }) {
  const fill = useCallback(
    (element: HTMLDivElement | null) => element?.replaceChildren(nodes.cloneNode(true)),
    [nodes],
  )
  return <div ref={fill} className={prose} />
}

const prose =
  'max-w-prose [&_a[href]]:text-brand-text [&_a[href]]:underline [&_a[href]]:underline-offset-4 [&_h2]:mt-10 [&_h2]:text-2xl [&_h2:first-child]:mt-0 [&_h2]:outline-none [&_h3]:mt-6 [&_h3]:text-xl [&_li]:mt-2 [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:ps-6'
