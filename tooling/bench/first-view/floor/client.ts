import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

import { type Product, ProductList } from './product-list.ts'

// This is the least work of a page that is rendered in the browser: React downloads, requests the products, and renders
// them.
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
const answer = await fetch('/travel/v1/attraction?system=4101&currency=IDR')
const { Items } = (await answer.json()) as { Items: Product[] }
createRoot(root).render(createElement(ProductList, { products: Items }))
