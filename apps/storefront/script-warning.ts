import { languages } from '@selat/i18n/languages'
import type { HtmlTagDescriptor, Plugin } from 'vite'

import { documentText } from './document-text.ts'

/**
 * Puts into the document what is told to those whose browser runs no scripts: a page that the server renders can be read
 * without them, but neither searched nor booked from, and any other page would be the loading screen for ever (APP-9).
 */
export function scriptWarning(): Plugin {
  return { name: 'script-warning', transformIndexHtml: () => [scriptWarningTag()] }
}

export function scriptWarningTag(): HtmlTagDescriptor {
  return {
    tag: 'noscript',
    children: [
      // A rendered page does not load the styles of the loading screen, which include those of the warning.
      { tag: 'link', attrs: { rel: 'stylesheet', href: '/loading.css' } },
      {
        tag: 'div',
        attrs: { class: 'script-warning', role: 'alert' },
        children: languages.map(({ code, tag }) => ({
          tag: 'p',
          attrs: { lang: tag },
          children: documentText(code, 'common:browser.scripts'),
        })),
      },
    ],
    injectTo: 'body-prepend',
  }
}
