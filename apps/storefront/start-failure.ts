import { languages } from '@selat/i18n/languages'
import type { Plugin } from 'vite'

import { documentText } from './document-text.ts'

/**
 * Puts into the document what is told when the app or its first texts cannot be had, hidden until show-start-failure.ts
 * shows one language of it: where that is needed there is nothing else to say it with (APP-8).
 */
export function startFailure(): Plugin {
  return {
    name: 'start-failure',
    transformIndexHtml: () => [
      {
        tag: 'div',
        attrs: { id: 'start-failure', role: 'alert', hidden: true },
        children: languages.map(({ code, tag }) => ({
          tag: 'div',
          attrs: { lang: tag, 'data-language': code, hidden: true },
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
