/** The colours of a text. */
export type Pair = { readonly colour: string; readonly background: string }

/** The colours that a style sheet gives each class. They override those on elements. */
export type Rules = ReadonlyMap<string, Partial<Pair>>

/** Returns the rules of a mail with this beginning: a media query, or an attribute selector. */
export function rulesOf(html: string, beginning: string): Rules {
  const rules = new Map<string, Partial<Pair>>()
  for (const [, selectors = '', declared = ''] of partOf(html, beginning).matchAll(
    /([^{}]+)\{([^{}]*)\}/gu,
  ))
    for (const [, name = ''] of selectors.matchAll(/\.(\w+)/gu))
      rules.set(name, { ...rules.get(name), ...coloursIn(declared) })
  return rules
}

/** For a media query, returns the text between its braces; otherwise everything from the first rule with that beginning. */
function partOf(html: string, beginning: string): string {
  const from = html.indexOf(beginning)
  if (from === -1) return ''
  const end = html.indexOf('</style>')
  if (!beginning.startsWith('@')) return html.slice(from, end)
  const part = html.slice(html.indexOf('{', from) + 1, end)
  return part.slice(0, part.search(/\}\s*\}/u) + 1)
}

/** Returns the colours of an element's text: those of the style sheet, or else the element's own, or else its parent's. */
export function mailColoursOf(
  { class: classes = '', style = '', bgcolor }: Readonly<Record<string, string>>,
  inherited: Pair,
  rules: Rules,
): Pair {
  const ofSheet = classes.split(' ').map((name) => rules.get(name) ?? {})
  const ofAttribute = bgcolor === undefined ? {} : { background: bgcolor }
  return Object.assign({}, inherited, ofAttribute, coloursIn(style), ...ofSheet)
}

function coloursIn(declared: string): Partial<Pair> {
  const valueOf = (property: string) =>
    new RegExp(String.raw`(?:^|[\s;])${property}:\s*(#[0-9a-f]{6})`, 'u').exec(declared)?.[1]
  const colour = valueOf('color')
  const background = valueOf('background')
  return {
    ...(colour !== undefined && { colour }),
    ...(background !== undefined && { background }),
  }
}
