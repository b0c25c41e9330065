import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'

import { type Product, ProductList } from './product-list.ts'

const entryOf = (name: string) => fileURLToPath(new URL(`${name}.ts`, import.meta.url))

/**
 * Writes the two pages that ours are compared with into a folder: `client.html` and `prerendered.html`.
 */
export async function writeFloor(folder: string, products: readonly Product[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { client: entryOf('client'), prerendered: entryOf('prerendered') },
        output: {
          entryFileNames: 'assets/[name].js',
          chunkFileNames: 'assets/[name]-[hash].js',
        },
      },
    },
  })
  const markup = renderToString(createElement(ProductList, { products }))
  // A text of a product must not end the script element that contains it.
  const data = JSON.stringify(products).replaceAll('<', '\\u003c')
  writeFileSync(join(folder, 'client.html'), documentOf('client', '', ''))
  writeFileSync(
    join(folder, 'prerendered.html'),
    documentOf('prerendered', markup, `<script type="application/json" id="data">${data}</script>`),
  )
}

function documentOf(entry: string, markup: string, data: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Attractions</title></head>
<body><div id="root">${markup}</div>${data}<script type="module" src="/assets/${entry}.js"></script></body>
</html>
`
}
