-- One visitor after the other opens the next page, and each of them the next one a tenth of a second after the last came.
local pages = { "/", "/students", "/fees", "/blog", "/gallery", "/facilities", "/teachers", "/api/v1/notices/all" }
local next = 0
request = function()
  next = next + 1
  return wrk.format("GET", pages[next % #pages + 1])
end
delay = function()
  return math.random(50, 150)
end
