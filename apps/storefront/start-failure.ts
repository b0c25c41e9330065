import { languages } from '@selat/i18n/languages'
import type { Plugin } from 'vite'

import { documentText } from './document-text.ts'

/**
 * Puts into the document what is told when the app or its first texts cannot be had: where that is needed there is nothing
 * else to say it with (APP-8). It is a template, which is no part of the page until show-start-failure.ts takes one language
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
