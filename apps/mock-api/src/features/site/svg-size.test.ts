import { expect, it } from 'vitest'

import { svgSize } from './svg-size.ts'

it.each([
  ['<svg viewBox="0 0 220 48"/>', { Width: 220, Height: 48 }],
  [`<?xml version="1.0"?>\n<svg\n  viewBox='-1,-1, 20.5 , 10'>`, { Width: 20.5, Height: 10 }],
  ['<svg width="2" height="3"><symbol viewBox="0 0 9 9"/></svg>', {}],
  ['<svg viewBox="0 0 0 48"/>', {}],
  ['<svg viewBox="0 0 1.2.3 48"/>', {}],
  ['no picture', {}],
])('APP-6 the size of %s is read from its root', (svg, size) => {
  expect(svgSize(svg)).toEqual(size)
})
