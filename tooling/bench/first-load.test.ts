import { expect, it } from 'vitest'

import { type Manifest, firstLoadFiles } from './first-load.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/home-page.tsx', 'src/cart-page.tsx'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/home-page.tsx': { file: 'assets/home.js', imports: ['index.html', '_form.js'] },
  'src/cart-page.tsx': { file: 'assets/cart.js', imports: ['index.html', '_table.js'] },
  '_table.js': { file: 'assets/table.js' },
}

it('BENCH counts the entry, the page and what both import, each once', () => {
  const files = firstLoadFiles(manifest, /home-page/)

  expect(files.toSorted()).toEqual([
    'assets/form.js',
    'assets/home.js',
    'assets/index.js',
    'assets/react.js',
  ])
})

it('BENCH refuses to measure a page that is not lazy', () => {
  expect(() => firstLoadFiles(manifest, /order-page/)).toThrow('0 lazy chunks match /order-page/')
})
