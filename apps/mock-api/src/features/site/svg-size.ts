const ROOT = /<svg\b[^>]*>/
const VIEW_BOX = /\bviewBox\s*=\s*["']\s*\S+?[\s,]+\S+?[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/

/**
 * Returns the size of an SVG image by its `viewBox`, in CSS pixels; an empty object without one, or if a side is shorter than a
 * pixel. Pages need no more than the ratio of both sides, and `width` and `height` may be missing or have other units.
 */
export function svgSize(svg: string): { Width?: number; Height?: number } {
  const [, width, height] = VIEW_BOX.exec(ROOT.exec(svg)?.[0] ?? '') ?? []
  const size = { Width: Number(width), Height: Number(height) }
  return size.Width >= 1 && size.Height >= 1 ? size : {}
}
