import { languages } from '@selat/i18n/languages'
import type { Plugin } from 'vite'

import { documentText } from './document-text.ts'

/**
 * Puts the message for a failed start into the document, because nothing else can show one if the app or its first
 * texts cannot be loaded (APP-8). It is a template, which is not shown until show-start-failure.ts takes one language
 * out of it.
 */
export function startFailure(): Plugin {
  return {
    name: 'start-failure',
    transformIndexHtml: () => [
      {
        tag: 'template',
        attrs: { id: 'start-failure' },
        children: languages.map(({ code, tag }) => ({
          tag: 'div',
          attrs: { lang: tag, 'data-language': code, class: 'start-failure', role: 'alert' },
          children: [
            { tag: 'p', children: documentText(code, 'common:state.failedTitle') },
            { tag: 'p', children: documentText(code, 'common:state.failedBody') },
            {
              tag: 'button',
              attrs: { type: 'button' },
              children: documentText(code, 'common:action.retry'),
            },
          ],
        })),
        injectTo: 'body-prepend',
      },
    ],
  }
}
