/** A picture with nothing beside it. */
export interface PlainPicture {
  content: Buffer;
  /** Pixels, as it is looked at: of one that is stored lying down, turned. */
  width: number;
  height: number;
}
