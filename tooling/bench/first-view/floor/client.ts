import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

import { type Product, ProductList } from './product-list.ts'

// The least that a client-rendered page does: React downloads, asks for the products, and renders them.
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
const answer = await fetch('/travel/v1/attraction?system=4101&currency=IDR')
const { Items } = (await answer.json()) as { Items: Product[] }
createRoot(root).render(createElement(ProductList, { products: Items }))
