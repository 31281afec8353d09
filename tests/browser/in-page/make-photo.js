/** Runs in the page: a photo, blue on its left and green on its right, as base64 of a JPEG. */
async ({ width, height }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#2060c0';
  pen.fillRect(0, 0, width / 2, height);
  pen.fillStyle = '#20a040';
  pen.fillRect(width / 2, 0, width / 2, height);
  return canvas.toDataURL('image/jpeg', 0.95).split(',')[1];
};
