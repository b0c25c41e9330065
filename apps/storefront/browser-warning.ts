import { languages } from '@selat/i18n/languages'
import type { Plugin } from 'vite'

import { documentText } from './document-text.ts'

/** Puts the warning for browsers that lack what the app needs into the document, hidden until browser-check.js shows it. */
export function browserWarning(): Plugin {
  return {
    name: 'browser-warning',
    transformIndexHtml: () => [
      {
        tag: 'div',
        attrs: { id: 'browser-warning', role: 'alert', hidden: true },
        // The warning is shown before any script of the app runs, so the document contains it in every language
        // (APP-9).
        children: languages.map(({ code, tag }) => ({
          tag: 'p',
          attrs: { lang: tag, 'data-language': code },
          children: documentText(code, 'common:browser.warning'),
        })),
        injectTo: 'body-prepend',
      },
    ],
  }
}
