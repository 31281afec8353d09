declare module 'pngjs' {
  interface Pixels {
    width: number;
    height: number;
    /** Four bytes a pixel: red, green, blue and how solid it is. */
    data: Buffer;
  }
  export const PNG: {
    sync: {
      read(content: Buffer): Pixels;
      write(pixels: Pixels, options?: { colorType?: 2 | 6 }): Buffer;
    };
  };
}
