import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** The share of a picture that differs in its newer version, from 0 to 1, and where: drawn red over what is the same. */
export interface Difference {
  readonly share: number
  readonly picture: Uint8Array
}

/** A picture in the upper left corner of one that is as large as two. */
function within(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}

/** Compares two PNG files; where one of them is larger, the rest counts as different. Smoothed edges do not count. */
export function differenceOf(before: Uint8Array, after: Uint8Array): Difference {
  if (Buffer.compare(before, after) === 0) return { share: 0, picture: after }
  const [older, newer] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(older.width, newer.width)
  const height = Math.max(older.height, newer.height)
  const drawn = new PNG({ width, height })
  const [left, right] = [within(older, width, height), within(newer, width, height)]
  const count = pixelmatch(left.data, right.data, drawn.data, width, height)
  return { share: count / (width * height), picture: PNG.sync.write(drawn) }
}
