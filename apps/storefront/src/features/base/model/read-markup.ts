import { Parser } from 'htmlparser2'

const structure = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br'] as const

export type MarkupTag = (typeof structure)[number]

/** A text, or an element with the properties that are named here and no others. */
export type MarkupNode =
  | string
  | {
      tag: MarkupTag
      /** The target of a link to the web, a mailbox or a telephone. A tenant's text cannot link to a path of this site. */
      href?: string
      /** The id of a heading, to which the table of contents links. */
      id?: string
      children: MarkupNode[]
    }

type MarkupElement = Exclude<MarkupNode, string>

export type Section = { id: string; title: string }
export type Markup = { nodes: MarkupNode[]; sections: Section[] }

/** Elements whose content is no text for a reader. */
const unread = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'xmp', 'plaintext'],
  ...['iframe', 'noembed', 'noframes', 'object', 'svg', 'math', 'select', 'audio', 'video'],
])

const address = /^(?:https:|mailto:|tel:)/i

/**
 * Reads a tenant's own text. It keeps structure and links, and of all other elements only the words. The result is data that
 * React renders, in a browser as on a server, so that no part of the text is ever taken for HTML.
 */
export function readMarkup(markup: string): Markup {
  const root: MarkupElement = { tag: 'p', children: [] }
  const open: MarkupElement[] = [root]
  // These elements are open but not shown; the text within some of them is not read either.
  const passed: string[] = []
  const isRead = () => !passed.some((name) => unread.has(name))
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const tag = structure.find((known) => known === name)
      if (tag === undefined || !isRead()) {
        passed.push(name)
        return
      }
      const element = elementOf(tag, attributes)
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext: (text) => {
      if (isRead()) open.at(-1)?.children.push(text)
    },
    onclosetag: (name) => {
      if (passed.at(-1) === name) passed.pop()
      else if (open.length > 1 && open.at(-1)?.tag === name) open.pop()
    },
  })
  parser.end(markup)
  return { nodes: root.children, sections: nameSections(root) }
}

function elementOf(tag: MarkupTag, attributes: Readonly<Record<string, string>>): MarkupElement {
  const href = attributes['href'] ?? ''
  return tag === 'a' && address.test(href) ? { tag, href, children: [] } : { tag, children: [] }
}

function nameSections(root: MarkupElement): Section[] {
  return headingsOf(root).map((heading, index) => {
    heading.id = `section-${index + 1}`
    return { id: heading.id, title: textOf(heading) }
  })
}

function headingsOf({ children }: MarkupElement): MarkupElement[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return []
    return child.tag === 'h2' ? [child] : headingsOf(child)
  })
}

/** Returns the words of a node. */
export function textOf(node: MarkupNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
