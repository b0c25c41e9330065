import { html } from 'hono/html'

import type { MailColours, MailTheme } from './mail-colours.ts'

/** The styles that no attribute can express: the dark appearance, and narrow screens. */
export function mailStyle({ dark }: MailTheme) {
  return html`<meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      @media (max-width: 480px) {
        .pad { padding: 20px 16px !important; }
        .edge { padding: 12px 8px !important; }
        .clock { font-size: 16px !important; }
        .term { display: block !important; padding: 8px 0 0 !important; }
        .value { display: block !important; padding: 0 !important; }
        .code { display: block !important; width: auto !important; padding: 16px 0 0 !important; }
        .beside { display: block !important; padding: 8px 0 16px !important; border-top: 0 !important; }
      }
      @media (prefers-color-scheme: dark) {
        ${appearance(dark, '')}
      }
      ${appearance(dark, '[data-ogsc] ')}
    </style>`
}

/** Outlook on the web and on phones rewrites colours itself, and marks the mail by an attribute that rules can ask for. */
function appearance(colours: MailColours, within: string) {
  return html`${within}.ground { background: ${colours.ground} !important; } ${within}.card {
  background: ${colours.card} !important; } ${within}.card, ${within}.box { border-color:
  ${colours.line} !important; } ${within}.ink { color: ${colours.ink} !important; } ${within}.quiet
  { color: ${colours.quiet} !important; } ${within}.brand { background: ${colours.brand} !important;
  color: ${colours.onBrand} !important; }`
}
