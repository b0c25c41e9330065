import { Parser } from 'htmlparser2'

import { mailColoursOf, type Pair, rulesOf } from './mail-cascade.ts'

/** The forms in which a mail is drawn. Outlook changes the colours of a mail and marks it with an attribute. */
export const APPEARANCES = ['light', 'dark', 'outlook'] as const
export type Appearance = (typeof APPEARANCES)[number]

/** A visible piece of text, with its colours. */
export type MailText = {
  readonly text: string
  readonly tag: string
  readonly colours: Readonly<Record<Appearance, Pair>>
}

export type ReadMail = {
  lang: string
  title: string
  /** The text that lists of mails show beside the subject. */
  preheader: string
  readonly texts: MailText[]
  readonly links: string[]
  /** The alternative text of each picture; empty if there is none. */
  readonly alts: string[]
}

type Open = Omit<MailText, 'text'> & { readonly isHidden: boolean }

const VOID: ReadonlySet<string> = new Set(['meta', 'img', 'br'])
const NONE: Pair = { colour: '', background: '' }

/** Reads the texts of a mail and their colours as mail programs derive them from its HTML. */
export function readMail(html: string): ReadMail {
  const mail: ReadMail = { lang: '', title: '', preheader: '', texts: [], links: [], alts: [] }
  const rules = {
    light: new Map(),
    dark: rulesOf(html, '@media (prefers-color-scheme: dark)'),
    outlook: rulesOf(html, '[data-ogsc] '),
  }
  const open: Open[] = []
  // The parser splits texts at entities.
  let pieces = ''
  const flush = () => {
    keepText(mail, pieces, open.at(-1))
    pieces = ''
  }
  const parser = new Parser({
    onopentag(tag, attributes) {
      flush()
      if (tag === 'html') mail.lang = attributes['lang'] ?? ''
      if (tag === 'a') mail.links.push(attributes['href'] ?? '')
      if (tag === 'img') mail.alts.push(attributes['alt'] ?? '')
      if (VOID.has(tag)) return
      const above = open.at(-1)
      const drawnBy = (appearance: Appearance) =>
        mailColoursOf(attributes, above?.colours[appearance] ?? NONE, rules[appearance])
      open.push({
        tag,
        isHidden: above?.isHidden === true || /display:\s*none/u.test(attributes['style'] ?? ''),
        colours: { light: drawnBy('light'), dark: drawnBy('dark'), outlook: drawnBy('outlook') },
      })
    },
    ontext(text) {
      pieces += text
    },
    onclosetag(tag) {
      flush()
      if (!VOID.has(tag)) open.pop()
    },
  })
  parser.end(html)
  return mail
}

function keepText(mail: ReadMail, pieces: string, place: Open | undefined): void {
  const text = pieces.replaceAll(/\s*\n\s*/gu, ' ').trim()
  if (text === '' || !place || place.tag === 'style') return
  const { isHidden, tag, colours } = place
  if (tag === 'title') mail.title += text
  else if (isHidden) mail.preheader += text
  else mail.texts.push({ text, tag, colours })
}
