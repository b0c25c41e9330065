export type LatLon = { latitude: number; longitude: number }
export type Point = { x: number; y: number }

/** The bounds of the waters between Karimun, Johor, Singapore, Batam and Bintan, in degrees. */
export const STRAIT_BOUNDS = { west: 103.2, east: 104.7, south: 0.82, north: 1.66 }
export const UNITS_PER_DEGREE = 560

export const MAP_SIZE = {
  width: Math.round((STRAIT_BOUNDS.east - STRAIT_BOUNDS.west) * UNITS_PER_DEGREE),
  height: Math.round((STRAIT_BOUNDS.north - STRAIT_BOUNDS.south) * UNITS_PER_DEGREE),
}

/**
 * Converts degrees to units of the map. A degree has the same length in both directions, which is nearly true at the equator.
 */
export function projectStrait({ latitude, longitude }: LatLon): Point {
  return {
    x: (longitude - STRAIT_BOUNDS.west) * UNITS_PER_DEGREE,
    y: (STRAIT_BOUNDS.north - latitude) * UNITS_PER_DEGREE,
  }
}

export function isInStrait({ latitude, longitude }: LatLon): boolean {
  const { west, east, south, north } = STRAIT_BOUNDS
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}
