// Announces the visitor's first touch, key or movement of the pointer, on which some islands wait. Old browsers run it, too.
(function () {
  var touches = ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input', 'click'];
  function announce(event) {
    // Browsers report a pointer that rests where the page has been drawn, too.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    for (var index = 0; index < touches.length; index++) removeEventListener(touches[index], announce, true);
    document.documentElement.setAttribute('data-touched', '');
    dispatchEvent(new Event('sonde:touched'));
  }
  for (var index = 0; index < touches.length; index++) addEventListener(touches[index], announce, true);
})();
