import { languages } from '@selat/i18n/languages'
import type { HtmlTagDescriptor, Plugin } from 'vite'

import { documentText } from './document-text.ts'

/**
 * Puts a warning into the document for browsers that run no scripts (APP-9). A page that the server renders can be read
 * without them, but not used to search or book. Any other page would show the loading screen for ever.
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
