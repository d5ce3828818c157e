declare module 'pngjs' {
  export class PNG {
    constructor(size: { readonly width: number; readonly height: number })
    readonly width: number
    readonly height: number
    readonly data: Uint8Array
    static readonly sync: {
      readonly read: (file: Uint8Array) => PNG
      readonly write: (picture: PNG) => Uint8Array
    }
    static bitblt(
      from: PNG,
      to: PNG,
      fromX: number,
      fromY: number,
      width: number,
      height: number,
      toX: number,
      toY: number,
    ): void
  }
}
