// In the page: how long each frame took while a list was scrolled at a steady pace, in ms.
window.scrollFrames = (step, count) =>
  new Promise((done) => {
    const main = document.getElementById('main');
    const frames = [];
    let before;
    const next = (now) => {
      if (before !== undefined) frames.push(now - before);
      before = now;
      if (frames.length === count) return done(frames);
      main.scrollBy(0, step);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
