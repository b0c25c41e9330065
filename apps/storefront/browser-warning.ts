import { readFileSync } from 'node:fs'

import { languages } from '@selat/i18n/languages'
import type { Plugin } from 'vite'

// Told before any script of the app runs, so the document carries it in every language (APP-9).
const [namespace = '', group = '', name = ''] = 'common:browser.warning'.split(/[:.]/)

/** Puts the warning for browsers that lack what the app needs into the document, hidden until browser-check.js shows it. */
export function browserWarning(): Plugin {
  return {
    name: 'browser-warning',
    transformIndexHtml: () => [
      {
        tag: 'div',
        attrs: { id: 'browser-warning', role: 'alert', hidden: true },
        children: languages.map(({ code, tag }) => ({
          tag: 'p',
          attrs: { lang: tag, 'data-language': code },
          children: textOf(code),
        })),
        injectTo: 'body-prepend',
      },
    ],
  }
}

function textOf(language: string): string {
  const file = import.meta.resolve(`@selat/i18n/messages/${language}/${namespace}.json`)
  const messages = JSON.parse(readFileSync(new URL(file), 'utf8'))
  return messages[group][name]
}
