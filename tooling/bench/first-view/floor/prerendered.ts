import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

import { type Product, ProductList } from './product-list.ts'

// This is the least work of a prerendered page: markup and data came with the document, and React hydrates them.
const root = document.getElementById('root')
const data = document.getElementById('data')?.textContent
if (!root || data === undefined) throw new Error('The page has no #root or no data')
const products = JSON.parse(data) as Product[]
hydrateRoot(root, createElement(ProductList, { products }))
