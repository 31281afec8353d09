/** Runs in the page: what is in a stored picture at these places, which are shares of its width and height. */
async ({ path, at }) => {
  const answer = await fetch(path);
  const picture = await createImageBitmap(await answer.blob(), { imageOrientation: 'none' });
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(picture, 0, 0);
  /** How dark the darkest is in a band across the picture. */
  const darkest = (from, to) => {
    const { data } = pen.getImageData(0, Math.round(from * height), width, Math.round((to - from) * height));
    let least = 765;
    for (let i = 0; i < data.length; i += 4) least = Math.min(least, data[i] + data[i + 1] + data[i + 2]);
    return least;
  };
  return {
    type: answer.headers.get('content-type'),
    width,
    height,
    colours: at.map(([x, y]) =>
      [...pen.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data].slice(0, 3),
    ),
    bands: [0, 1, 2, 3, 4].map((fifth) => darkest(fifth / 5, (fifth + 1) / 5)),
  };
};
